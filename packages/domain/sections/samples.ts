/** Entries a new site begins with, so that its pages can be seen at work. All of them say what they are. */
export interface SampleEntry {
  readonly title: string;
  readonly excerpt: string;
  /** HTML. */
  readonly body: string;
}

export interface SampleProduct extends SampleEntry {
  /** Decimal, in the site's currency. */
  readonly price: string;
}

export interface SampleSet {
  /** Tag that all of them have. */
  readonly tag: string;
  readonly products: readonly SampleProduct[];
  readonly posts: readonly SampleEntry[];
  readonly events: readonly SampleEntry[];
}

const NOTE = {
  en: '<p>This is a sample. Change it into one of your own, or delete it.</p>',
  de: '<p>Das ist ein Beispiel. Mach etwas Eigenes daraus oder lösch es.</p>',
} as const;

function entry(language: keyof typeof NOTE, title: string, excerpt: string): SampleEntry {
  return { title, excerpt, body: `<p>${excerpt}</p>${NOTE[language]}` };
}

const product = (language: keyof typeof NOTE, title: string, price: string, excerpt: string): SampleProduct => ({
  ...entry(language, title, excerpt),
  price,
});

const ENGLISH: SampleSet = {
  tag: 'sample',
  products: [
    product('en', 'Sample: a tall vase', '48.00', 'Turned by hand, glazed twice. Holds one branch or many.'),
    product('en', 'Sample: a small bowl', '24.00', 'For salt, for rings, for what else lies around.'),
    product('en', 'Sample: a print of the hills', '36.00', 'Three colours on heavy paper, signed and numbered.'),
    product('en', 'Sample: a linen towel', '19.00', 'Woven close by. Gets better with every wash.'),
  ],
  posts: [
    entry('en', 'Sample: why we began', 'A first entry may simply say what this is and who writes it.'),
    entry('en', 'Sample: a day in pictures', 'Pictures need few words. Three good ones are better than ten.'),
    entry('en', 'Sample: what we learned', 'Tell what went wrong, and what you do differently since.'),
  ],
  events: [
    entry('en', 'Sample: open evening', 'Come by, look around, stay for a glass.'),
    entry('en', 'Sample: a workshop', 'Three hours, eight people, everything you need is here.'),
    entry('en', 'Sample: reading aloud', 'Two chapters and a break. Entry is free.'),
  ],
};

const GERMAN: SampleSet = {
  tag: 'Beispiel',
  products: [
    product(
      'de',
      'Beispiel: eine hohe Vase',
      '48.00',
      'Von Hand gedreht, zweimal glasiert. Für einen Zweig oder viele.',
    ),
    product('de', 'Beispiel: eine kleine Schale', '24.00', 'Für Salz, für Ringe, für alles, was herumliegt.'),
    product(
      'de',
      'Beispiel: ein Druck der Hügel',
      '36.00',
      'Drei Farben auf schwerem Papier, signiert und nummeriert.',
    ),
    product('de', 'Beispiel: ein Leinentuch', '19.00', 'In der Nähe gewebt. Wird mit jeder Wäsche schöner.'),
  ],
  posts: [
    entry('de', 'Beispiel: wie es anfing', 'Ein erster Beitrag darf einfach sagen, was das hier ist und wer schreibt.'),
    entry('de', 'Beispiel: ein Tag in Bildern', 'Bilder brauchen wenig Worte. Drei gute sind besser als zehn.'),
    entry('de', 'Beispiel: was wir gelernt haben', 'Erzähl, was schiefging und was du seitdem anders machst.'),
  ],
  events: [
    entry('de', 'Beispiel: offener Abend', 'Komm vorbei, schau dich um, bleib auf ein Glas.'),
    entry('de', 'Beispiel: ein Kurs', 'Drei Stunden, acht Leute, alles Nötige ist da.'),
    entry('de', 'Beispiel: Vorlesen', 'Zwei Kapitel und eine Pause. Eintritt frei.'),
  ],
};

export function samplesIn(language: string): SampleSet {
  return /^de(?:-|$)/i.test(language) ? GERMAN : ENGLISH;
}
