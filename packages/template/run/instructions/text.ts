import type { Step } from '../frame.ts';

export function compileText(text: string): Step {
  return (run) => {
    run.out += text;
  };
}
