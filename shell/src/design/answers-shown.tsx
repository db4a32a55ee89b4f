import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import { Amount, type AmountSize } from 'shared-ui/amount';
import { Badge, type BadgeTone } from 'shared-ui/badge';
import { Breadcrumbs } from 'shared-ui/breadcrumbs';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Drawer } from 'shared-ui/drawer';
import { EmptyState } from 'shared-ui/empty';
import { Fault } from 'shared-ui/fault';
import { Icon } from 'shared-ui/icon';
import * as icons from 'shared-ui/icons';
import { Notice, type NoticeTone } from 'shared-ui/notice';
import { Picture } from 'shared-ui/picture';
import { Skeleton } from 'shared-ui/skeleton';
import { SpecTable } from 'shared-ui/spec-table';
import { Spinner } from 'shared-ui/spinner';
import { Grid, Row, Stack } from 'shared-ui/stack';
import { notify } from '../toasts';
import { Group, Specimen } from './specimen';

const badges: BadgeTone[] = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'];
const notices: NoticeTone[] = ['info', 'success', 'warning', 'danger'];
const amounts: AmountSize[] = ['small', 'medium', 'large', 'display'];
const nothing = () => undefined;

function Overlays() {
  const [open, setOpen] = useState<'none' | 'dialog' | 'drawer'>('none');
  const close = () => {
    setOpen('none');
  };
  return (
    <Row wrap>
      <Button variant="secondary" onClick={() => setOpen('dialog')}>
        Dialog
      </Button>
      <Button variant="secondary" onClick={() => setOpen('drawer')}>
        Drawer
      </Button>
      {(['info', 'success', 'danger'] as const).map((tone) => (
        <Button
          key={tone}
          variant="secondary"
          onClick={() => notify({ tone, text: `A ${tone} toast` })}
        >
          Toast, {tone}
        </Button>
      ))}
      <Dialog open={open === 'dialog'} onClose={close} title="Inquire" size="small">
        <p>A dialog keeps the focus until it is closed.</p>
      </Dialog>
      <Drawer open={open === 'drawer'} onClose={close} title="Cart">
        <p>A drawer is a dialog at the side.</p>
      </Drawer>
    </Row>
  );
}

function Words() {
  return (
    <>
      <Specimen name="Badges and amounts">
        <Row wrap align="baseline">
          {badges.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          {amounts.map((size) => (
            <Amount key={size} size={size}>
              ₱3,425.00
            </Amount>
          ))}
        </Row>
      </Specimen>
      <Specimen name="Notices">
        <Stack gap={2}>
          {notices.map((tone) => (
            <Notice key={tone} tone={tone}>
              All orders are for pickup.
            </Notice>
          ))}
        </Stack>
      </Specimen>
      <Specimen name="Breadcrumbs">
        <Breadcrumbs>
          <li>
            <Link to={paths.store()}>All Products</Link>
          </li>
          <li>
            <span aria-current="page">Angle grinder</span>
          </li>
        </Breadcrumbs>
      </Specimen>
      <Specimen name="Specifications">
        <SpecTable
          rows={[
            { label: 'Rated input power', value: '780 W' },
            { label: 'No-load speed', value: '11,000 rpm' },
          ]}
        />
      </Specimen>
    </>
  );
}

/** The primitives that show messages, waiting and failures. */
export function AnswersShown() {
  return (
    <>
      <Group title="Words and figures">
        <Words />
      </Group>
      <Group title="Waiting, empty, failed">
        <Grid min="16rem" gap={5}>
          <Specimen name="Skeleton, spinner">
            <Skeleton height="4rem" />
            <Spinner label="Loading" />
          </Specimen>
          <Specimen name="A picture that isn’t there">
            <Picture sources={null} alt="" ratio="3 / 2" />
          </Specimen>
          <EmptyState
            drawing="pallet"
            title="No orders placed yet."
            text="You haven't placed any orders yet."
          />
          <Stack gap={2}>
            <Fault part="Featured products" pending={false} onRetry={nothing} />
            <Fault part="Cart" compact pending onRetry={nothing} />
          </Stack>
        </Grid>
      </Group>
      <Group title="Over the page">
        <Overlays />
      </Group>
      <Group title="Icons">
        <Row wrap gap={5}>
          {Object.entries(icons).map(([name, icon]) => (
            <Stack key={name} gap={1} align="center">
              <Icon icon={icon} />
              <code>{name}</code>
            </Stack>
          ))}
        </Row>
      </Group>
    </>
  );
}
