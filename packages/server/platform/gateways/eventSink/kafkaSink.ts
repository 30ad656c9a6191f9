import { z } from 'zod';
import { credentialsOf, type EventSink, postToSink, SinkFault, type SinkParts } from './eventSink.ts';

const answer = z.object({
  offsets: z.array(z.object({ error_code: z.number().nullish(), error: z.string().nullish() })),
});

/**
 * A broker of the Kafka protocol through its REST proxy (interface v2): `https://user:password@host:8082/topics/site-events`.
 * The key of a record is the event's id, so that who reads can tell one that came twice.
 */
export function kafkaSink(parts: SinkParts): EventSink {
  const { address, user, password } = credentialsOf(parts.url);
  if (!/\/topics\/[\w.-]+$/.test(address.pathname)) throw new Error('The address must end in /topics/ and a topic.');
  const said = Buffer.from(`${user}:${password}`).toString('base64');
  const headers = {
    'content-type': 'application/vnd.kafka.json.v2+json',
    accept: 'application/vnd.kafka.v2+json',
    ...(user === '' ? {} : { authorization: `Basic ${said}` }),
  };
  return {
    async send({ events }) {
      const records = events.map((value) => ({ key: value.event_id, value }));
      const text = await postToSink(parts, { address, headers, body: JSON.stringify({ records }) });
      const { offsets } = parsed(text);
      const refused = offsets.find(({ error_code: code }) => code !== null && code !== undefined);
      if (refused !== undefined) throw new SinkFault(`a record was refused: ${refused.error ?? refused.error_code}`);
      if (offsets.length !== events.length) throw new SinkFault(`${offsets.length} of ${events.length} are confirmed`);
    },
  };
}

function parsed(text: string): z.infer<typeof answer> {
  try {
    return answer.parse(JSON.parse(text));
  } catch (error) {
    throw new SinkFault('its answer is none of the interface', { cause: error });
  }
}
