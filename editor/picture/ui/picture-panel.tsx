'use client'
import { RotateCw } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/choice'
import { Segmented } from '@/components/ui/segmented'
import type { PictureEdit } from '@/lib/design/scene/elements/image/edit'
import { isPicture } from '@/lib/design/scene/elements/traits'
import { elementOf } from '@/lib/design/scene/operations/boxes'
import { Panel, Part } from '../../panels/panel'
import { useEditorState, usePlate } from '../../state/editor-context'
import type { PictureWork } from '../session-state'
import { turnedCrop } from '../sizes'
import { usePictureSession, useSessionState } from '../use-picture-session'
import { BeforeAfter } from './before-after'
import { CropStage } from './crop-stage'
import { FileButton } from './file-button'
import { Fineness } from './fineness'
import { OtherFamilies } from './other-families'
import { PageChoice } from './page-choice'
import { PageNotes } from './page-notes'
import { Range } from './range'
import { SizeChoice } from './size-choice'
import { Threshold } from './threshold'

/** The picture in the workspace: its file and crop, how it becomes ink, and what cannot be engraved. */
export function PicturePanel() {
  const work = useSessionState(state => state.work)
  return work && <Work work={work} />
}

interface PartProps {
  work: PictureWork
  edit: PictureEdit
  change: (patch: Partial<PictureEdit>) => void
}

function Work({ work }: { work: PictureWork }) {
  const t = useTranslations('editor.picture')
  const locale = useLocale()
  const session = usePictureSession()
  const element = useEditorState(state => elementOf(state.design, work.elementId))
  const own = isPicture(element) ? element : null
  useEffect(() => {
    // Deleted, or undone: there is nothing left to work on.
    if (!own) void session.finish()
  }, [own, session])
  if (!own) return null
  const { opened } = work
  const edit = session.editOf(work)
  const change = (patch: Partial<PictureEdit>) => session.change(patch)
  const number = (value: number) => new Intl.NumberFormat(locale).format(value)
  const isPhoto = opened.kind !== 'svg' && opened.kind !== 'pdf'
  const size = isPhoto ? t('pixels', { width: number(opened.width), height: number(opened.height) }) : ''
  const part = { work, edit, change }
  return (
    <Panel title={work.name || t('title')} aside={size}>
      {opened.lost.map(lost => (
        <Alert key={lost} tone="ask">
          {t(`lost.${lost}`)}
        </Alert>
      ))}
      {opened.notes.map(note => (
        <Alert key={note} tone="ask">
          {t(`note.${note}`)}
        </Alert>
      ))}
      <OtherFamilies families={opened.otherFamilies} edit={edit} change={change} />
      {opened.pageNotes && <PageNotes notes={opened.pageNotes} change={change} />}
      <SizeChoice work={work} edit={edit} element={own} />
      <Cutting {...part} />
      <Inking {...part} />
      <Cleaning {...part} />
      <BeforeAfter preview={opened.preview} edit={edit} element={own} />
      <Fineness element={own} />
      {/* On a phone the end button stays in reach below settings that are longer than the screen. */}
      <div className="flex flex-wrap gap-2 max-xl:sticky max-xl:-bottom-3 max-xl:-mx-4 max-xl:border-t max-xl:border-line max-xl:bg-paper max-xl:px-4 max-xl:py-3">
        <Button size="small" onClick={() => void session.finish()}>
          {t('done')}
        </Button>
        <FileButton onChoose={files => void session.take(files, own.id)}>{t('replace')}</FileButton>
      </div>
      <p className="text-xs text-ink-2">{t(work.kept === false ? 'notKept' : 'private')}</p>
    </Panel>
  )
}

/** The page, the turn and what is cut out. */
function Cutting({ work, edit, change }: PartProps) {
  const t = useTranslations('editor.picture')
  const locale = useLocale()
  const { opened } = work
  const degrees = new Intl.NumberFormat(locale, { style: 'unit', unit: 'degree', maximumFractionDigits: 1 })
  const turn = () => change({ turns: (edit.turns + 1) % 4, crop: turnedCrop(edit.crop, 1) })
  return (
    <>
      {opened.pages > 1 && <PageChoice work={work} onChoose={page => change({ page })} />}
      <CropStage preview={opened.preview} edit={edit} onCrop={crop => change({ crop })} />
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" size="small" onClick={turn}>
          <RotateCw aria-hidden size={16} />
          {t('turn')}
        </Button>
        <Button
          look="ghost"
          size="small"
          onClick={() => change({ crop: { left: 0, top: 0, width: 1, height: 1 } })}
        >
          {t('wholePicture')}
        </Button>
      </div>
      <Range
        label={t('straighten')}
        shown={degrees.format(edit.straighten)}
        value={edit.straighten}
        min={-15}
        max={15}
        step={0.1}
        onChange={straighten => change({ straighten })}
      />
    </>
  )
}

/** The threshold of ink, and how greys are made with one ink. */
function Inking({ work, edit, change }: PartProps) {
  const t = useTranslations('editor.picture')
  const { fullColour, marking } = usePlate()
  const { histogram, otsu } = work.worked
  const title = t(marking === 'printing' ? 'printed' : 'engraved')
  const modes = fullColour ? (['colour', 'line', 'screen'] as const) : (['line', 'screen'] as const)
  const inColour = fullColour && edit.inColour === true
  return (
    <Part title={title} aside={work.busy && <span role="status">{t('busy')}</span>}>
      <Segmented
        name="picture-mode"
        label={title}
        value={inColour ? 'colour' : edit.mode}
        options={modes.map(value => ({ value, label: t(`mode.${value}`) }))}
        onChange={mode => change(mode === 'colour' ? { inColour: true } : { inColour: false, mode })}
        className="self-start"
      />
      {!inColour && (
        <Threshold
          histogram={histogram}
          otsu={Math.min(254, otsu)}
          value={edit.threshold}
          onChange={threshold => change({ threshold })}
        />
      )}
      <Range
        label={t('light')}
        shown={String(edit.light)}
        value={edit.light}
        min={-100}
        max={100}
        onChange={light => change({ light })}
      />
    </Part>
  )
}

/** Removal of paper, holes and specks. */
function Cleaning({ work, edit, change }: PartProps) {
  const t = useTranslations('editor.picture')
  const { fullColour } = usePlate()
  const { made } = work.worked
  const { background } = edit
  // For a colour picture only the background is removed.
  const inOneInk = !fullColour || edit.inColour !== true
  const found = (count: number) => <span className="text-ink-2">{t('found', { count })}</span>
  return (
    <div className="flex flex-col gap-2">
      {inOneInk && (
        <Checkbox checked={edit.even} onChange={event => change({ even: event.target.checked })}>
          {t('even')}
        </Checkbox>
      )}
      <Checkbox
        checked={background !== null}
        onChange={event =>
          change({ background: event.target.checked ? { colour: work.opened.paper, reach: 12 } : null })
        }
      >
        {t('background')}
      </Checkbox>
      {background && (
        <div className="flex items-end gap-3 pl-7">
          <input
            type="color"
            aria-label={t('backgroundColour')}
            value={background.colour}
            onChange={event => change({ background: { ...background, colour: event.target.value } })}
            className="size-10 shrink-0"
          />
          <div className="grow">
            <Range
              label={t('reach')}
              shown={String(background.reach)}
              value={background.reach}
              min={0}
              max={60}
              onChange={reach => change({ background: { ...background, reach } })}
            />
          </div>
        </div>
      )}
      {inOneInk && edit.mode === 'line' && (
        <>
          <Checkbox checked={edit.fillHoles} onChange={event => change({ fillHoles: event.target.checked })}>
            {t('fillHoles')} {made.ok && found(made.holes)}
          </Checkbox>
          <Checkbox
            checked={edit.dropSpecks}
            onChange={event => change({ dropSpecks: event.target.checked })}
          >
            {t('dropSpecks')} {made.ok && found(made.specks)}
          </Checkbox>
        </>
      )}
      {inOneInk && (
        <Checkbox checked={edit.invert} onChange={event => change({ invert: event.target.checked })}>
          {t('invert')}
        </Checkbox>
      )}
    </div>
  )
}
