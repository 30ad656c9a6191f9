/** The ten figures of English, known without asking: a first `NumberFormat` costs a phone 35 ms. */
export const LATIN_FIGURES = '0123456789';

/** The ten figures of a language, as its readers' browsers write numbers: `0123456789` in most, `٠١٢٣٤٥٦٧٨٩` in Egypt. */
export function figuresOf(language: string): string {
  try {
    const digit = new Intl.NumberFormat(language, { useGrouping: false });
    return [...LATIN_FIGURES].map((figure) => digit.format(Number(figure))).join('');
  } catch {
    return LATIN_FIGURES;
  }
}

/** A number that is ready as text, in such figures. Not for what is a name: numbers of papers, articles and houses. */
export function inFigures(text: string, figures: string): string {
  const own = [...figures];
  return text.replace(/[0-9]/g, (figure) => own[Number(figure)] ?? figure);
}

/**
 * The same language, telling its figures to whom may know others (BCP 47, `nu`): data of languages differ by their age in
 * what Arabic without a country is written in. Left as it is where it tells them itself, and where it is no language.
 */
export function withFigures(language: string): string {
  try {
    const { locale, numberingSystem } = new Intl.NumberFormat(language).resolvedOptions();
    const isOwn = /-u-/i.test(language) || language.includes('_') || /^(?:und|x)\b/i.test(language);
    return isOwn || locale.split('-')[0] !== language.split('-')[0] ? language : `${language}-u-nu-${numberingSystem}`;
  } catch {
    return language;
  }
}
