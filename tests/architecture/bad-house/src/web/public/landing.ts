import '#web/platform/call.ts';
