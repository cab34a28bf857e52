'use client'
import { Camera, ImageUp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ProgressBar } from '@/components/ui/progress-bar'
import { HandHint } from '../../panels/hand-hint'
import { Panel } from '../../panels/panel'
import { createLoader, useLoaded } from '../../state/use-loaded'
import type { PictureRefusal } from '../session-state'
import { usePictureSession, useSessionState } from '../use-picture-session'
import { openingSteps } from '../worker/messages'
import { FileButton } from './file-button'

/** Most people never use a picture: the code is fetched with the first one. */
const panelLoader = createLoader(() => import('./picture-panel').then(module => module.PicturePanel))

/** Few files are locked. */
const unlockLoader = createLoader(() => import('./unlock').then(module => module.Unlock))

/** The shopper's own pictures: their upload, and the one in the workspace. */
export function OwnPictures() {
  const t = useTranslations('editor.picture')
  const session = usePictureSession()
  const working = useSessionState(({ work }) => work !== null)
  const opening = useSessionState(state => state.opening)
  const refusal = useSessionState(state => state.refusal)
  const waiting = useSessionState(state => state.waiting)
  // The worker is ready by the time a file is chosen.
  const begin = () => session.worker.begin()
  if (working && !opening) {
    return (
      <>
        {refusal && <Refused refusal={refusal} />}
        <WorkedPicture />
      </>
    )
  }
  return (
    <Panel title={t('title')}>
      {refusal && <Refused refusal={refusal} />}
      {opening ? (
        <div role="status" className="flex flex-col gap-2 text-sm">
          <span>{t(`step.${opening.step}`, { name: opening.name })}</span>
          <ProgressBar
            aria-label={t('progress')}
            max={openingSteps.length}
            value={openingSteps.indexOf(opening.step) + 0.5}
          />
          {waiting > 0 && <span className="text-xs text-ink-2">{t('waiting', { count: waiting })}</span>}
          <Button look="secondary" size="small" onClick={() => session.cancel()}>
            {t('cancel')}
          </Button>
        </div>
      ) : (
        <>
          <div className="flex flex-wrap gap-2">
            <FileButton multiple onBegin={begin} onChoose={files => void session.take(files)}>
              <ImageUp aria-hidden size={18} />
              {t('choose')}
            </FileButton>
            <span className="hidden pointer-coarse:inline-flex">
              <FileButton camera onBegin={begin} onChoose={files => void session.take(files)}>
                <Camera aria-hidden size={18} />
                {t('camera')}
              </FileButton>
            </span>
          </div>
          <HandHint mouse={t('hint')} touch={t('hintTouch')} />
        </>
      )}
    </Panel>
  )
}

function WorkedPicture() {
  const PicturePanel = useLoaded(panelLoader)
  return PicturePanel && <PicturePanel />
}

function Unlocking() {
  const Unlock = useLoaded(unlockLoader)
  return Unlock && <Unlock />
}

/** Why a file was not taken, with what can be done. */
function Refused({ refusal }: { refusal: PictureRefusal }) {
  const t = useTranslations('editor.picture.refused')
  const values = {
    page: 'page' in refusal ? refusal.page : 0,
    name: 'name' in refusal ? refusal.name : '',
    max: 'max' in refusal ? (refusal.code === 'size' ? refusal.max / 1e6 : refusal.max) : 0,
  }
  return (
    <Alert tone="block" role="alert" actions={'locked' in refusal ? <Unlocking /> : null}>
      {t(
        'locked' in refusal && refusal.locked.password !== undefined ? 'password-wrong' : refusal.code,
        values,
      )}
    </Alert>
  )
}
