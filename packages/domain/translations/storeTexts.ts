import { seen, type Visit } from './text.ts';

/** A way of shipping as buyers read it. */
export function mapShippingTexts<Method extends { readonly name: string; readonly description: string }>(
  method: Method,
  visit: Visit,
): Method {
  return {
    ...method,
    name: seen(visit, 'name', 'Shipping', method.name),
    description: seen(visit, 'description', 'Description', method.description),
  };
}

/** What is said of a picture to who does not see it. */
export function mapImageTexts<Image extends { readonly altText: string }>(image: Image, visit: Visit): Image {
  return { ...image, altText: seen(visit, 'altText', 'Alt text', image.altText) };
}

/** Visits a mail that the owner rewrote. It is a template, and its fields stay unchanged. */
export function mapMailTexts<Mail extends { readonly subject: string; readonly html: string }>(
  mail: Mail,
  visit: Visit,
): Mail {
  return {
    ...mail,
    subject: seen(visit, 'subject', 'Subject', mail.subject),
    html: seen(visit, 'html', 'Template', mail.html, 'lines'),
  };
}
