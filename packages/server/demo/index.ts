/** What other subjects and the server's entry points use of this one. */
export { demoNamed } from './demos.ts';
export { ensureDemo, type OwnerSignIn } from './ensureDemo.ts';
export { COUNTS_FILE, type MovableClock, movableClock, playTraffic } from './playTraffic.ts';
export { appSampleDataRoutes } from './routes/appSampleData.ts';
export { sampleDataJobs } from './sample/makeSampleData.ts';
export { type SampleDeps, sampleClock, sampleDatabase } from './sample/sampleDeps.ts';
export { SAMPLE_DAYS } from './sample/samplePlan.ts';
