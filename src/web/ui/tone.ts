/** `aviso` waits for the reader, `info` is with the team, `ok` is done, `erro` is a fault, `neutro` asks nothing. */
export type Tone = 'aviso' | 'info' | 'ok' | 'erro' | 'neutro';
