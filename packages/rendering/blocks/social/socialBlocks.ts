import type { BlockTypeName, BlockValue, socialLinksDefinition } from '@quoin/domain/blocks';
import { socialAccountsOf } from '../../page/data/socialAccounts.ts';
import { escapeHtml } from '../../page/escape.ts';
import { type BlockContext, type BlockKind, blockKind } from '../block.ts';
import { safeAddress } from '../link.ts';
import { wordsOf } from '../texts.ts';
import { serviceNameOf, socialServiceOf } from './socialIcons.ts';

type Value = BlockValue<typeof socialLinksDefinition>;

interface Account {
  readonly url: string;
  readonly name: string;
}

function render(value: Value, context: BlockContext): string {
  const accounts = accountsOf(value, context);
  if (accounts.length === 0) return '';
  const { iconAlignment, iconColor, iconSize, iconStyle } = value;
  const scope = accounts.map(({ url, name }) => ({
    ...{ profileUrl: escapeHtml(url), screenname: escapeHtml(name), iconEnabled: true },
    serviceName: serviceNameOf(url),
  }));
  const own = context.apply('socialaccountlinks-v2', {
    accounts: scope,
    iconAlignment,
    iconColor,
    iconSize,
    iconStyle,
  });
  if (own !== null) return own;
  const links = accounts.map((account) => accountHtml(account, value));
  const classes = `sqs-svg-icon--list social-style--${iconStyle} social--${iconSize} social--${iconAlignment} social-color--${iconColor}`;
  return `<nav class="${classes}" aria-label="${escapeHtml(wordsOf(context).follow)}"><ul class="social-accounts">${links.join('')}</ul></nav>`;
}

/** The block's own accounts, else the site's. */
function accountsOf(value: Value, { page }: BlockContext): readonly Account[] {
  const own = value.accounts.map(({ url, name }) => ({ url: safeAddress(url), name }));
  const named = own.filter(({ url }) => url !== '');
  return named.length > 0 ? named : socialAccountsOf(page.frame.site.settings);
}

function accountHtml({ url, name }: Account, { iconStyle, iconColor }: Value): string {
  const service = socialServiceOf(url);
  const label =
    name === '' || name.toLowerCase() === service.name.toLowerCase() ? service.name : `${service.name}: ${name}`;
  const face =
    iconStyle === 'text'
      ? escapeHtml(name || service.name)
      : `<svg class="social-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="${service.path}"/></svg><span class="visually-hidden">${escapeHtml(label)}</span>`;
  const color = iconColor === 'own' && service.color !== '' ? ` style="--social:${service.color}"` : '';
  const elsewhere = /^https?:/i.test(url) ? ' target="_blank" rel="me noopener"' : '';
  return `<li><a class="social-account" href="${escapeHtml(url)}"${elsewhere}${color}>${face}</a></li>`;
}

const kindOf = (type: BlockTypeName): BlockKind => blockKind<Value>({ type, render });

export const socialLinksBlock = kindOf('socialaccountlinks-v2');
export const socialAccountLinksBlock = kindOf('socialaccountlinks');
export const oldSocialLinksBlock = kindOf('sociallinks');
