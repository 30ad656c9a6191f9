import type { Box, GridMetrics } from '@quoin/domain/layout';
import type { SectionMeasure } from './protocol.ts';

/** Remembers what the editor was told of each section; a page of a thousand blocks tells only what is new (ED-46). */
export interface SentMeasures {
  /**
   * Those whose grid or blocks differ from what was told last. Boxes of sections are told anyway. `order`: all there are; a
   * section that went is forgotten by both sides.
   */
  fresh(measured: readonly SectionMeasure[], order: readonly string[]): readonly SectionMeasure[];
}

export function createSentMeasures(): SentMeasures {
  const told = new Map<string, SectionMeasure>();
  return {
    fresh(measured, order) {
      for (const id of told.keys()) if (!order.includes(id)) told.delete(id);
      return measured.filter((section) => {
        const before = told.get(section.id);
        if (before !== undefined && isSameInside(before, section)) return false;
        told.set(section.id, section);
        return true;
      });
    },
  };
}

function isSameInside(one: SectionMeasure, other: SectionMeasure): boolean {
  if (one.blocks.length !== other.blocks.length || !isSameGrid(one.grid, other.grid)) return false;
  return one.blocks.every((block, index) => {
    const also = other.blocks[index]!;
    return block.id === also.id && block.isBroken === also.isBroken && isSameBox(block.box, also.box);
  });
}

function isSameBox(one: Box, other: Box): boolean {
  return one.left === other.left && one.top === other.top && one.width === other.width && one.height === other.height;
}

function isSameGrid(one: GridMetrics | null, other: GridMetrics | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
