/** Category of Lighthouse → the score it must have at least (PF-10). */
export const WANTED_SCORES = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

export const isHighEnough = (scores) => Object.entries(WANTED_SCORES).every(([name, wanted]) => scores[name] >= wanted);
