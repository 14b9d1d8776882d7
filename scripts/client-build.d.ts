export function needsClientBuild(root: string): boolean;
export function rememberClientBuild(root: string): void;
