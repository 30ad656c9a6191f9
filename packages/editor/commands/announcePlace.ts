import { layoutWords, spokenPlace } from '@quoin/domain/layout';
import type { ActWorld } from './acts/act.ts';
import type { PlaceBlocks } from './blocks/placeBlocks.ts';

/** Announces the new place of a block to screen reader users (ED-15). */
export function announcePlace({ shell }: ActWorld, { places }: PlaceBlocks, word: 'moved' | 'resized'): void {
  const all = Object.values(places);
  const words = layoutWords();
  shell.say(all.length === 1 ? words[word](spokenPlace(all[0]!)) : words.movedMany(all.length));
}
