import '#web/routes/route.ts';
