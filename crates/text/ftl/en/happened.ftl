### What has happened in an event.

happened-opened = The event is open.
