import { EDITOR_TOUR } from '@quoin/contract/endpoints/content';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { seenQuery } from '../../app/queries/siteQueries.ts';
import type { ShellModel } from '../shellModel.ts';

/** After somebody's first site was made, its editor shows itself once; on whatever machine that is. */
export function useTourOnce(model: ShellModel): void {
  const seen = useQuery(seenQuery).data?.seen;
  const isDue = seen?.includes(EDITOR_TOUR.due) === true && !seen.includes(EDITOR_TOUR.seen);
  useEffect(() => {
    if (isDue && model.state().dialog === null) model.set({ dialog: 'tour' });
  }, [isDue, model]);
}
