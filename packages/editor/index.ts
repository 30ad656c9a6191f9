export { type AppRouter, createAppRouter } from './app/router.tsx';
export type { RouterContext } from './app/routes/root.ts';
