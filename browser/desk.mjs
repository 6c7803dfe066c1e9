// A desk of its own for a test: the program on a free port with an empty folder, and a browser.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { chromium } from "playwright-core";

export const PROGRAM = process.env.REGLAMENT ?? path.resolve(import.meta.dirname, "../target/release/reglament");
const CHROMIUM = process.env.REGLAMENT_CHROMIUM
  ?? ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((one) => existsSync(one));
export const PASSWORD = "четыре ветра";

async function freePort() {
  const server = net.createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

/** The first address of this machine in a network, where phones would reach it; nothing in a machine without one. */
export function address() {
  const all = Object.values(os.networkInterfaces()).flat();
  return all.find((one) => one.family === "IPv4" && !one.internal)?.address;
}

export class Desk {
  static async open() {
    const desk = new Desk();
    desk.port = await freePort();
    desk.folder = mkdtempSync(path.join(os.tmpdir(), "desk-"));
    await desk.start();
    desk.browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
    return desk;
  }

  get here() { return `http://127.0.0.1:${this.port}`; }

  async start() {
    const words = ["serve", "--listen", `127.0.0.1:${this.port}`, "--data", this.folder];
    this.process = spawn(PROGRAM, words, { stdio: ["ignore", "ignore", "ignore"] });
    for (let tries = 0; tries < 200; tries += 1) {
      try {
        if ((await fetch(`${this.here}/health`)).ok) return;
      } catch { /* not yet */ }
      await new Promise((later) => setTimeout(later, 50));
    }
    throw new Error("the desk does not open");
  }

  /** As a machine that loses its power. */
  async kill() {
    this.process.kill("SIGKILL");
    await once(this.process, "exit");
  }

  async close() {
    await this.browser.close();
    this.process.kill("SIGTERM");
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Somebody with a browser of his own. */
  async somebody(options = {}) {
    const context = await this.browser.newContext({ locale: "ru-RU", ...options });
    return context.newPage();
  }

  /** The owner, who has just made the first account. */
  async owner(lang = "ru") {
    const page = await this.somebody();
    await page.goto(`${this.here}/language/${lang}`);
    await page.goto(`${this.here}/setup`);
    await page.fill("input[name=login]", "Хозяйка");
    await page.fill("input[name=password]", PASSWORD);
    await page.click("main button.main");
    return page;
  }
}

/** The sample event up to the signal to start, by pressing what comes next. */
export async function sample(page, here) {
  await page.goto(`${here}/`);
  await page.click("form[action='/events/sample'] button");
  for (let pressed = 0; pressed < 8; pressed += 1) {
    await page.goto(`${here}/e/1/desk`);
    const step = await page.locator(".next input[name=step]").first().getAttribute("value");
    const button = page.locator(".next button").first();
    // What touches everybody is asked about first.
    if (!(await button.isVisible())) await page.locator(".next summary").first().click();
    await button.click();
    if (step === "start") return;
  }
  throw new Error("the round does not begin");
}

/** The PINs of the sheet of codes that a page shows. */
export async function pins(page) {
  return page.locator(".cards strong").allTextContents();
}
