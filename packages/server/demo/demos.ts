import { demoFolder } from '../platform/folders.ts';

/** A site one can start by name: an unpacked archive, and what an archive does not say. */
export interface Demo {
  readonly folder: string;
  /** Its name in addresses. */
  readonly identifier: string;
  /** Of pages behind a password, by the last part of their address: an archive holds none. */
  readonly passwords: Readonly<Record<string, string>>;
}

const DEMOS: Readonly<Record<string, Omit<Demo, 'folder'>>> = {
  prints: { identifier: 'demo', passwords: {} },
  studio: { identifier: 'studio', passwords: { preview: 'quarter' } },
  cafe: { identifier: 'cafe', passwords: {} },
};

export const DEMO_NAMES = Object.keys(DEMOS);

export function demoNamed(name: string): Demo {
  const demo = DEMOS[name];
  if (demo === undefined) throw new Error(`There is no demo "${name}", only ${DEMO_NAMES.join(', ')}.`);
  return { ...demo, folder: demoFolder(name) };
}
