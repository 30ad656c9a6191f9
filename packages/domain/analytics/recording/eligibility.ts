/** The United States and their territories (platform 9, REC-01). */
export const RECORDED_COUNTRIES: readonly string[] = ['US', 'PR', 'GU', 'VI', 'MP', 'AS', 'UM'];
/** More cores than this: recording must not slow a weak machine. */
export const LEAST_CORES = 2;

/** Time zones of those countries, as browsers name them today and used to. */
const AMERICAN_ZONES: ReadonlySet<string> = new Set(
  [
    ...['New_York', 'Detroit', 'Louisville', 'Indianapolis', 'Fort_Wayne', 'Chicago', 'Menominee', 'Denver', 'Boise'],
    ...['Phoenix', 'Shiprock', 'Los_Angeles', 'Anchorage', 'Juneau', 'Sitka', 'Metlakatla', 'Yakutat', 'Nome', 'Adak'],
    ...['Atka', 'Puerto_Rico', 'St_Thomas', 'Virgin'],
  ].map((city) => `America/${city}`),
);
const AMERICAN_PACIFIC: ReadonlySet<string> = new Set(
  ['Honolulu', 'Johnston', 'Guam', 'Saipan', 'Pago_Pago', 'Samoa', 'Midway', 'Wake'].map((place) => `Pacific/${place}`),
);
const AMERICAN_GROUP = /^(?:US|America\/(?:Indiana|Kentucky|North_Dakota))\//;

export function isAmericanTimeZone(name: string): boolean {
  return AMERICAN_ZONES.has(name) || AMERICAN_PACIFIC.has(name) || AMERICAN_GROUP.test(name);
}

export interface RecordingFacts {
  readonly isOn: boolean;
  /** Where the site is at home: ISO 3166, two letters. */
  readonly country: string;
  /** The visitor's own, from the browser. */
  readonly timeZone: string;
  readonly cores: number;
  /** Share of visits that are recorded, 0..1. */
  readonly sampleRate: number;
}

/** Whether this visit is recorded; `roll` in [0, 1) decides who is in the sample (REC-01). */
export function isRecordingEligible(facts: RecordingFacts, roll: number): boolean {
  return (
    facts.isOn &&
    RECORDED_COUNTRIES.includes(facts.country) &&
    isAmericanTimeZone(facts.timeZone) &&
    facts.cores > LEAST_CORES &&
    roll < facts.sampleRate
  );
}

/** Answered in place of an id where nothing is to be recorded (REC-02). */
export const MOCK_RECORDING_ID = 'mock-id';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether recording may begin under it. */
export function isRecordingId(id: unknown): id is string {
  return typeof id === 'string' && UUID.test(id);
}
