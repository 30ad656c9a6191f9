/** A setting that an operator must change; the sentence names it. */
export class ConfigFault extends Error {}
