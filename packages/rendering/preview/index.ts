export { type Preview, type PreviewInput, renderPreview } from './renderPreview.ts';
export { mainFile, type StopReason, stoppedProblem } from './stoppedProblem.ts';
export { fromWire, toWire, type Wire } from './wire.ts';
