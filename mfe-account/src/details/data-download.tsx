import { useState } from 'react';
import { isMissingCall } from 'shared-contracts/missing-call';
import { readRefusals } from 'shared-contracts/refusal';
import { Button } from 'shared-ui/button';
import { FormStatus } from 'shared-ui/form-status';
import { Notice } from 'shared-ui/notice';
import { Row } from 'shared-ui/stack';
import { useForm } from 'shared-ui/use-form';
import { readOwnData } from '../api/read-account-data';
import { ContactHelp } from '../form/contact-help';
import { useHost } from '../host';
import { DetailPanel } from './detail-panel';
import { saveJson } from './save-file';

type Download = { kind: 'open' } | { kind: 'saved'; fileName: string } | { kind: 'missing' };

/** Everything that the shop stores about the customer, as a file. */
export function DataDownload() {
  const host = useHost();
  const [download, setDownload] = useState<Download>({ kind: 'open' });
  const fileName = `${host.config.name.toLowerCase().replaceAll(/\W+/g, '-')}-my-data.json`;
  const form = useForm(readRefusals(host), () => Promise.resolve());
  const fetchAndSave = () =>
    form.run(async (signal) => {
      try {
        saveJson(fileName, await readOwnData(host.http, signal));
        setDownload({ kind: 'saved', fileName });
      } catch (error) {
        if (!isMissingCall(error)) throw error;
        setDownload({ kind: 'missing' });
      }
    });

  return (
    <DetailPanel title="Your data">
      {download.kind === 'missing' ? (
        <ContactHelp title="Your data can’t be downloaded online at the moment.">
          You have a right to a copy of it. Please contact {host.config.name} and our staff will
          send you one.
        </ContactHelp>
      ) : (
        <>
          <p>
            A file with everything that we keep of you: your account, company, orders, cart and
            inquiries. It is JSON, which people and programs can read.
          </p>
          <FormStatus state={form.state} />
          {download.kind === 'saved' ? (
            <Notice tone="success" role="status">
              <p>Your data is in the file {download.fileName}.</p>
            </Notice>
          ) : null}
          <Row>
            <Button variant="secondary" pending={form.pending} onClick={() => void fetchAndSave()}>
              Download my data
            </Button>
          </Row>
        </>
      )}
    </DetailPanel>
  );
}
