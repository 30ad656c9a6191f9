/** Where an element sits inside its island, so that its twin is found after a widget has taken over the markup. */
export interface ElementAddress {
  readonly selector: string;
  /** Among the elements of the island that match. */
  readonly index: number;
}

export function addressOf(element: Element, island: Element): ElementAddress {
  const selector = selectorOf(element);
  return { selector, index: [...island.querySelectorAll(selector)].indexOf(element) };
}

export function findAgain(address: ElementAddress, island: Element): HTMLElement | null {
  const element = island.querySelectorAll(address.selector)[address.index];
  return element instanceof HTMLElement ? element : null;
}

/** Ids are the surest; else tag, name, action and, for buttons, value. Classes may change with state: left out. */
function selectorOf(element: Element): string {
  if (element.id !== '') return `#${CSS.escape(element.id)}`;
  const names = element.localName === 'button' ? ['name', 'value', 'type', 'aria-label'] : ['name', 'action', 'href'];
  const parts = names.map((name) => attributeSelector(element, name));
  return element.localName + parts.join('');
}

function attributeSelector(element: Element, name: string): string {
  const value = element.getAttribute(name);
  return value === null ? '' : `[${name}="${CSS.escape(value)}"]`;
}
