import { type BlockValue, menuDefinition } from '@quoin/domain/blocks';
import { escapeHtml } from '../../page/escape.ts';
import { blockKind } from '../block.ts';
import { linkAttributes, safeAddress } from '../link.ts';

type Value = BlockValue<typeof menuDefinition>;
type Menu = Value['menus'][number];
type Section = Menu['sections'][number];
type Dish = Section['items'][number];

/** A single menu is open. Of several, each opens on a click on its name, without script. */
export const menuBlock = blockKind<Value>({
  type: menuDefinition.type,
  render(value, context, id) {
    const menus = value.menus.filter(({ sections }) => sections.length > 0);
    if (menus.length === 0) return '';
    const own = context.apply('menu', { menus, currencySymbol: value.currencySymbol, menuStyle: value.menuStyle });
    if (own !== null) return own;
    // Below the page's heading; below the menu's own name where several are folded.
    const level = menus.length === 1 ? 2 : 3;
    const bodies = menus.map((menu) => menuHtml(menu, value.currencySymbol, level));
    const inner =
      menus.length === 1
        ? bodies[0]
        : menus.map(({ title }, index) => folded(id, title, bodies[index] ?? '', index === 0)).join('');
    return `<div class="menus menu-style-${value.menuStyle}">${inner}</div>${orderHtml(value)}`;
  },
});

/** To the service that takes orders for this kitchen (EDIT-08). */
function orderHtml({ orderLink, orderTitle }: Value): string {
  const address = safeAddress(orderLink);
  if (address === '') return '';
  return `<p class="menu-order"><a class="sqs-block-button-element sqs-block-button-element--medium sqs-button-element--primary" ${linkAttributes(address, true)}>${escapeHtml(orderTitle || 'Order Now')}</a></p>`;
}

/** Details of one name: opening one closes the others where the browser knows how. */
function folded(id: string, title: string, body: string, isOpen: boolean): string {
  return `<details class="menu-tab" name="menu-${escapeHtml(id)}"${isOpen ? ' open' : ''}><summary><h2 class="menu-tab-title">${escapeHtml(title)}</h2></summary>${body}</details>`;
}

function menuHtml({ description, sections }: Menu, currency: string, level: number): string {
  const intro = description === '' ? '' : `<p class="menu-description">${escapeHtml(description)}</p>`;
  return `<div class="menu-content">${intro}${sections.map((section) => sectionHtml(section, currency, level)).join('')}</div>`;
}

function sectionHtml({ title, description, items }: Section, currency: string, level: number): string {
  return [
    '<section class="menu-section">',
    title === '' ? '' : `<h${level} class="menu-section-title">${escapeHtml(title)}</h${level}>`,
    description === '' ? '' : `<p class="menu-section-description">${escapeHtml(description)}</p>`,
    `<ul class="menu-items">${items.map((item) => dishHtml(item, currency)).join('')}</ul>`,
    '</section>',
  ].join('');
}

function dishHtml({ title, description, price }: Dish, currency: string): string {
  const amount = price === '' ? '' : `<span class="menu-item-price">${escapeHtml(currency)}${escapeHtml(price)}</span>`;
  const words = description === '' ? '' : `<p class="menu-item-description">${escapeHtml(description)}</p>`;
  return `<li class="menu-item"><p class="menu-item-head"><span class="menu-item-title">${escapeHtml(title)}</span><span class="menu-item-dots" aria-hidden="true"></span>${amount}</p>${words}</li>`;
}
