import { xmlCharacters } from '@quoin/domain/formats';
import { escapeHtml } from './escape.ts';

/** A text inside an element or attribute of XML. */
export function xmlText(text: string): string {
  return escapeHtml(xmlCharacters(text));
}

/** An element with a text, whatever the text holds; `attributes` are written as they are. */
export function xmlElement(name: string, text: string, attributes = ''): string {
  return `<${name}${attributes}>${xmlText(text)}</${name}>`;
}
