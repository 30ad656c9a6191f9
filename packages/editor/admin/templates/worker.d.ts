/** A file that is built on its own, to run in a thread: its address (`scripts/building/editor.mjs`). */
declare module '*Worker.ts?address' {
  export const address: string;
}
