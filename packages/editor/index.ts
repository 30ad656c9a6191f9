export { type AppRouter, createAppRouter, type RouterContext } from './app/router.tsx';
