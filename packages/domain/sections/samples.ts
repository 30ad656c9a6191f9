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
    product('en', 'Sample: a tall vase', '48.00', 'Say what it is made of, how large it is, and what it is good for.'),
    product(
      'en',
      'Sample: a small bowl',
      '24.00',
      'Two short sentences are enough: what it is, and why one would want it.',
    ),
    product('en', 'Sample: a print of the hills', '36.00', 'Name the size, the paper, and how many there are.'),
    product('en', 'Sample: a jar of honey', '9.00', 'What is inside, how much of it, and how long it keeps.'),
    product('en', 'Sample: a set of cards', '12.00', 'How many there are, and what is on them.'),
    product('en', 'Sample: a linen towel', '19.00', 'Say where it comes from, and how it is looked after.'),
  ],
  posts: [
    entry('en', 'Sample: why we began', 'A first entry may simply say what this is and who writes it.'),
    entry('en', 'Sample: a day in pictures', 'Pictures need few words. Three good ones are better than ten.'),
    entry('en', 'Sample: what we learned', 'Tell what went wrong, and what you do differently since.'),
  ],
  events: [
    entry('en', 'Sample: open evening', 'Say what happens, for whom it is, and whether one has to sign up.'),
    entry('en', 'Sample: a workshop', 'Say how long it takes, what one learns, and what to bring.'),
    entry('en', 'Sample: reading aloud', 'Say who reads what, and what it costs to come in.'),
  ],
};

const GERMAN: SampleSet = {
  tag: 'Beispiel',
  products: [
    product('de', 'Beispiel: eine hohe Vase', '48.00', 'Sag, woraus es ist, wie groß es ist und wofür es gut ist.'),
    product(
      'de',
      'Beispiel: eine kleine Schale',
      '24.00',
      'Zwei kurze Sätze genügen: was es ist und warum man es haben möchte.',
    ),
    product('de', 'Beispiel: ein Druck der Hügel', '36.00', 'Nenn die Größe, das Papier und wie viele es davon gibt.'),
    product('de', 'Beispiel: ein Glas Honig', '9.00', 'Was drin ist, wie viel davon und wie lange es sich hält.'),
    product('de', 'Beispiel: ein Satz Karten', '12.00', 'Wie viele es sind und was darauf ist.'),
    product('de', 'Beispiel: ein Leinentuch', '19.00', 'Sag, woher es kommt und wie man es pflegt.'),
  ],
  posts: [
    entry('de', 'Beispiel: wie es anfing', 'Ein erster Beitrag darf einfach sagen, was das hier ist und wer schreibt.'),
    entry('de', 'Beispiel: ein Tag in Bildern', 'Bilder brauchen wenig Worte. Drei gute sind besser als zehn.'),
    entry('de', 'Beispiel: was wir gelernt haben', 'Erzähl, was schiefging und was du seitdem anders machst.'),
  ],
  events: [
    entry('de', 'Beispiel: offener Abend', 'Sag, was passiert, für wen es ist und ob man sich anmelden muss.'),
    entry('de', 'Beispiel: ein Kurs', 'Sag, wie lange es dauert, was man lernt und was man mitbringt.'),
    entry('de', 'Beispiel: Vorlesen', 'Sag, wer was liest und was der Eintritt kostet.'),
  ],
};

/** How samples are recognized until the owner changes them: a tag, and how their titles begin. */
export const SAMPLE_MARKS = [ENGLISH, GERMAN].map(({ tag, products }) => ({
  tag,
  beginning: products[0]?.title.replace(/: .*/, ': ') ?? '',
}));

export function samplesIn(language: string): SampleSet {
  return /^de(?:-|$)/i.test(language) ? GERMAN : ENGLISH;
}
