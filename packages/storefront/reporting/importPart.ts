/** Starts what comes in a file of its own. A file that cannot come, or that fails, is not missed (ANA-2). */
export function importPart<Module>(load: () => Promise<Module>, start: (module: Module) => void | Promise<void>): void {
  load()
    .then(start)
    .catch(() => {});
}
