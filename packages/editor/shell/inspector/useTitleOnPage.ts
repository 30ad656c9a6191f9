import { useEffect, useRef } from 'react';
import type { ItemTitle, TitleField } from '../panels/itemTitle.ts';

/** The title is one, here and where it is written on the page. */
export function useTitleOnPage(title: ItemTitle, id: string, field: TitleField): void {
  const latest = useRef(field);
  const now = field.title();
  useEffect(() => {
    latest.current = field;
  });
  useEffect(
    () =>
      title.attach(id, {
        title: () => latest.current.title(),
        write: (written) => latest.current.write(written),
        save: () => latest.current.save(),
      }),
    [title, id],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each other title is told
  useEffect(() => title.changed(), [title, now]);
}
