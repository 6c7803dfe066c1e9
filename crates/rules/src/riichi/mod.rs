//! Riichi: options, yaku, fu, value, payments, furiten.
