/** Loads and starts a part from its own file. If that fails, the page works without it (ANA-2). */
export function importPart<Module>(load: () => Promise<Module>, start: (module: Module) => void | Promise<void>): void {
  load()
    .then(start)
    .catch(() => {});
}
