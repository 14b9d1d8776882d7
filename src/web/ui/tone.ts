/** `aviso` waits for the reader, `info` is with the team, `ok` is done, `erro` is a fault, `neutro` asks nothing. */
export type Tone = 'warning' | 'info' | 'ok' | 'error' | 'neutral';
