import { xmlCharacters } from '@quoin/domain/formats';
import { escapeHtml } from './escape.ts';

/** An element with a text, whatever the text holds; `attributes` are written as they are. */
export function xmlElement(name: string, text: string, attributes = ''): string {
  return `<${name}${attributes}>${escapeHtml(xmlCharacters(text))}</${name}>`;
}
