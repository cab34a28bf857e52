'use client'
import { useTranslations } from 'next-intl'
import { Component, type ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { isMissingChunk, reloadForMissingChunk } from '@/stores/missing-chunk'
import { useWayBack } from './way-back'

interface PartBoundaryProps {
  children: ReactNode
  className?: string
  /** Takes back the request for the part, where it opens over the workspace: the browser's Back does so too. */
  onGiveUp?: () => void
}

/**
 * Keeps the editor open where one of its parts cannot be fetched: without a network the part shows a message in its place and is fetched
 * again, with a newer build the page is reloaded (PAGE-14). All other errors are passed to the page.
 */
export class PartBoundary extends Component<PartBoundaryProps, { error: unknown }> {
  override state = { error: null as unknown }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown): void {
    void reloadForMissingChunk(error)
  }

  override render(): ReactNode {
    const { error } = this.state
    const { children, className, onGiveUp } = this.props
    if (error === null) return children
    if (!isMissingChunk(error)) throw error
    return (
      <div className={className}>
        <MissingPart
          onRetry={() => this.setState({ error: null })}
          onGiveUp={
            onGiveUp &&
            (() => {
              onGiveUp()
              this.setState({ error: null })
            })
          }
        />
      </div>
    )
  }
}

function MissingPart({ onRetry, onGiveUp }: { onRetry: () => void; onGiveUp?: () => void }) {
  const t = useTranslations('editor')
  useWayBack(onGiveUp !== undefined, onGiveUp ?? onRetry)
  return (
    <Alert
      tone="block"
      role="alert"
      actions={
        <>
          <Button look="secondary" size="small" onClick={onRetry}>
            {t('retry')}
          </Button>
          {onGiveUp && (
            <Button look="secondary" size="small" onClick={onGiveUp}>
              {t('close')}
            </Button>
          )}
        </>
      }
    >
      {t('notice.partMissing')}
    </Alert>
  )
}
