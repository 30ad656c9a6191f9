import type { WirePodcastPlace } from '@quoin/contract/endpoints/content';
import { NO_PODCAST, PODCAST_CATEGORIES, type PodcastSettings } from '@quoin/domain/site';
import { Card } from '../../../parts/Card.tsx';
import { Notice } from '../../../parts/dialogs/Notice.tsx';
import { ChoiceField } from '../../../parts/fields/ChoiceField.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { SelectField } from '../../../parts/fields/SelectField.tsx';
import { SwitchField } from '../../../parts/fields/SwitchField.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
import css from './Discovery.module.css';
import type { DiscoveryPart } from './discoveryQueries.ts';

const CATEGORIES = PODCAST_CATEGORIES.map((value) => ({ value, text: value }));
const ORDERS = [
  { value: 'episodic', text: 'Episodic', hint: 'Newest episode first.' },
  { value: 'serial', text: 'Serial', hint: 'From the first episode on, in list order.' },
] as const;

/** Each list of tracks can be a podcast. */
export function PodcastCards(part: DiscoveryPart) {
  if (part.stored.podcasts.length === 0) {
    return (
      <Card title="Podcasts">
        <p className={fields.soft}>An album page can be a podcast. To create one, add an Album page in the editor.</p>
      </Card>
    );
  }
  return part.stored.podcasts.map((place) => <PodcastCard key={place.collectionId} place={place} {...part} />);
}

function PodcastCard({
  place,
  draft,
  problems,
  isReadOnly,
  onChange,
}: DiscoveryPart & { readonly place: WirePodcastPlace }) {
  const { collectionId } = place;
  const podcast = draft.podcasts[collectionId] ?? NO_PODCAST;
  const set = (more: Partial<PodcastSettings>) =>
    onChange({ podcasts: { ...draft.podcasts, [collectionId]: { ...podcast, ...more } } });
  return (
    <Card title={`Podcast: ${place.title}`}>
      <div className={fields.stack}>
        <SwitchField
          isSelected={podcast.isOn}
          isDisabled={isReadOnly}
          hint="Submit the address below to podcast directories. Tracks with a file in your library are included."
          onChange={(isOn) => set({ isOn })}
        >
          Publish as podcast
        </SwitchField>
        {podcast.isOn ? (
          <>
            {place.hasPicture ? null : (
              <Notice>
                Podcast directories require a square image of 1,400 to 3,000 pixels. Add it as the page image.
              </Notice>
            )}
            <div className={fields.pair}>
              <TextField
                label="Author"
                value={podcast.author}
                onChange={(author) => set({ author })}
                error={problems[`podcasts.${collectionId}.author`]}
                isDisabled={isReadOnly}
              />
              <SelectField
                label="Category"
                choices={CATEGORIES}
                value={podcast.category}
                onChange={(category) => set({ category })}
              />
              <TextField
                label="Owner"
                value={podcast.ownerName}
                onChange={(ownerName) => set({ ownerName })}
                isDisabled={isReadOnly}
                hint="Leave empty to use the author."
              />
              <TextField
                label="Owner email"
                type="email"
                value={podcast.ownerEmail}
                onChange={(ownerEmail) => set({ ownerEmail })}
                error={problems[`podcasts.${collectionId}.ownerEmail`]}
                isDisabled={isReadOnly}
                hint="Publicly visible in the feed."
              />
            </div>
            <ChoiceField
              label="Episodes"
              choices={ORDERS}
              value={podcast.order}
              onChange={(order) => set({ order })}
              isDisabled={isReadOnly}
            />
            <SwitchField
              isSelected={podcast.isExplicit}
              isDisabled={isReadOnly}
              onChange={(isExplicit) => set({ isExplicit })}
            >
              Explicit content
            </SwitchField>
            <p>
              <span className={css.purpose}>Feed URL</span> <code className={css.address}>{place.feedUrl}</code>
            </p>
          </>
        ) : null}
      </div>
    </Card>
  );
}
