import type { FormProps } from '@quoin/contract/islands';
import type { ReactElement } from 'react';
import { readIslandProps } from '../../page/islandProps.ts';
import type { PageContext } from '../../page/pageContext.ts';
import { FormBlock } from './FormBlock.tsx';
import { readServedForm } from './served.ts';

/** Forms and newsletter sign-ups; one that was sent stays as it is. */
export function adopt(island: HTMLElement, page: PageContext): ReactElement | null {
  const props = readIslandProps<FormProps>(island);
  const served = readServedForm(island, props);
  return served === null ? null : <FormBlock props={props} served={served} page={page} />;
}

export const isSame = (): boolean => true;
