/** What an endpoint of reporting does with a request; the benches misbehave the same way. */
export type Fault = 'well' | 'hang' | 'refuse' | '500' | '200 MB';

export interface FaultProxy {
  readonly port: number;
  /** Paths that were requested since the fault was set. */
  readonly met: readonly string[];
  /** Bytes that each endless answer could send until nobody wanted more. */
  readonly poured: readonly number[];
  /** How many connections were kept open at once, at most, since the fault was set: of six that a browser opens. */
  mostKept(): number;
  /** At all paths, or at those that match. */
  setFault(fault: Fault, at?: RegExp): void;
  close(): Promise<void>;
}

/** Runs a proxy between browsers and the product at `port`, until it is closed. */
export async function startFaultProxy(port: number): Promise<FaultProxy> {
  const { startFaultProxy: start } = await import(
    new URL('../../../scripts/faults/faultProxy.mjs', import.meta.url).href
  );
  return start(port);
}
