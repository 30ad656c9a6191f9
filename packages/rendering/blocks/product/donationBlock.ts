import type { BlockValue, donationDefinition } from '@quoin/domain/blocks';
import { formatMoney, parseDecimalMoney } from '@quoin/domain/money';
import { orderPageWords } from '@quoin/domain/orders';
import { settingObject } from '../../page/data/settings.ts';
import { escapeHtml } from '../../page/escape.ts';
import { type BlockContext, blockKind } from '../block.ts';
import { heading, paragraph } from '../texts.ts';

type Value = BlockValue<typeof donationDefinition>;

interface Amount {
  readonly value: string;
  readonly text: string;
}

/** A gift of money: the amounts of the shop's settings, paid through the same checkout; works without script. */
export const donationBlock = blockKind<Value>({
  type: 'donation',
  render(value, context, id) {
    const { site } = context.page.frame;
    const settings = settingObject(settingObject(site.settings, 'storeSettings'), 'donations');
    if (settings.isEnabled !== true) return '';
    const words = orderPageWords(site.language).donation;
    const buttonLabel = value.buttonLabel || words.give;
    const amounts = value.showsAmounts ? amountsOf(settings.suggested, context) : [];
    const own = context.apply('donation', {
      suggestedContributions: amounts.map((each) => ({ value: escapeHtml(each.value), text: escapeHtml(each.text) })),
      ...{ buttonLabel: escapeHtml(buttonLabel), customForm: settings.allowsCustom !== false, donatePage: '/donate' },
    });
    if (own !== null) return own;
    const custom = settings.allowsCustom === false ? '' : customHtml(id, `${words.own} (${site.currency})`);
    return [
      `<form class="donation donation--${value.alignment}" method="post" action="/donate">`,
      heading('donation-title', value.title || textOf(settings.title) || words.title),
      paragraph('donation-description', value.description || textOf(settings.text)),
      amounts.length === 0 ? '' : amountsHtml(amounts, words.amount),
      custom,
      `<button class="sqs-block-button-element sqs-block-button-element--medium sqs-button-element--primary" type="submit">${escapeHtml(buttonLabel)}</button></form>`,
    ].join('');
  },
});

/** What the shop suggests where its owner has said nothing. */
const SUGGESTED = ['5', '10', '25'];

function amountsOf(given: unknown, { page }: BlockContext): readonly Amount[] {
  const { currency, language } = page.frame.site;
  const texts = Array.isArray(given) ? given.map(String).slice(0, 8) : SUGGESTED;
  return texts.flatMap((text) => {
    const parsed = parseDecimalMoney(text.trim().replace(',', '.'), currency);
    return parsed.ok ? [{ value: text, text: formatMoney(parsed.value, language) }] : [];
  });
}

function amountsHtml(amounts: readonly Amount[], label: string): string {
  const choices = amounts.map(
    ({ value, text }, index) =>
      `<label class="donation-amount"><input type="radio" name="amount" value="${escapeHtml(value)}"${index === 0 ? ' checked' : ''}><span>${escapeHtml(text)}</span></label>`,
  );
  return `<fieldset class="donation-amounts"><legend>${escapeHtml(label)}</legend>${choices.join('')}</fieldset>`;
}

function customHtml(id: string, label: string): string {
  const name = `donation-${escapeHtml(id)}`;
  return `<p class="donation-custom"><label for="${name}">${escapeHtml(label)}</label><input id="${name}" name="custom" type="text" inputmode="decimal" autocomplete="off" maxlength="20"></p>`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
