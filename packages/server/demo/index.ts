/** What other subjects and the server's entry points use of this one. */
export { readDemoSite } from './demoFolder.ts';
export { ensureDemo, type OwnerSignIn } from './ensureDemo.ts';
export { COUNTS_FILE, type MovableClock, movableClock, playTraffic } from './playTraffic.ts';
