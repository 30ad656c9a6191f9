import { stopFilms } from '../inert.ts';
import { idOfSection, isField, ownSectionElements, sectionElement, sectionsParent } from '../pageParts.ts';
import { giveRoom } from './applyRoom.ts';

/** Takes over sections as the server has rendered them; new ones come after the one before them. Scripts in them don't run. */
export function applyMarkup(
  sections: readonly { readonly id: string; readonly html: string }[],
  order: readonly string[],
): readonly string[] {
  return sections.flatMap(({ id, html }) => {
    const holder = document.createElement('template');
    holder.innerHTML = html;
    const fresh = holder.content.querySelector<HTMLElement>('[data-section-id]');
    if (fresh === null || idOfSection(fresh) !== id) return [];
    for (const image of fresh.querySelectorAll('img[loading="lazy"]')) image.setAttribute('loading', 'eager');
    stopFilms(fresh);
    giveRoom(fresh);
    const old = sectionElement(id);
    // A user is typing in it.
    if (old?.querySelector('.quoin-edited-text') != null) return [];
    if (old !== null) old.replaceWith(fresh);
    // A block field stays where its theme prints it.
    else if (!isField(fresh)) insertInOrder(fresh, id, order);
    return [id];
  });
}

function insertInOrder(fresh: HTMLElement, id: string, order: readonly string[]): void {
  const before = order.slice(0, order.indexOf(id)).reverse();
  const elements = ownSectionElements();
  for (const each of before) {
    const element = elements.find((section) => idOfSection(section) === each);
    if (element !== undefined) {
      element.after(fresh);
      return;
    }
  }
  sectionsParent().insertBefore(fresh, elements[0] ?? null);
}
