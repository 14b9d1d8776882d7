const { env: settings } = process;

export const port = settings.PORT;
