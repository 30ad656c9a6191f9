import { type BlockValue, buttonDefinition } from '@quoin/domain/blocks';
import { escapeHtml } from '../../page/escape.ts';
import { blockKind } from '../block.ts';
import { linkAttributes, safeAddress } from '../link.ts';

export const buttonBlock = blockKind<BlockValue<typeof buttonDefinition>>({
  type: buttonDefinition.type,
  render({ text, link, newWindow, look, size, alignment }, context) {
    const address = safeAddress(link);
    if (text.trim() === '' || address === '') return '';
    const scope = {
      buttonText: escapeHtml(text),
      buttonLink: escapeHtml(address),
      buttonSize: size,
      buttonAlignment: alignment,
      newWindow,
    };
    const classes = `sqs-block-button-element--${size} sqs-button-element--${look} sqs-block-button-element`;
    const own = context.apply('button', scope);
    return (
      own ??
      `<div class="sqs-block-button-container sqs-block-button-container--${alignment}"><a class="${classes}" ${linkAttributes(address, newWindow)}>${escapeHtml(text)}</a></div>`
    );
  },
});
