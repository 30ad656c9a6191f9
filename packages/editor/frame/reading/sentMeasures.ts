import type { Box, GridMetrics } from '@quoin/domain/layout';
import type { SectionMeasure } from '../protocol.ts';

/**
 * Remembers the measures sent to the editor for each section. A page of a thousand blocks sends only what is new
 * (ED-46).
 */
export interface SentMeasures {
  /**
   * Returns the sections whose grid or blocks differ from the last report. Boxes of sections are always reported.
   * `order`: all existing sections. Both sides forget a removed section.
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
