'use client'
import { useTranslations } from 'next-intl'
import { Component, type ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { isMissingChunk, reloadForMissingChunk } from '@/stores/missing-chunk'

interface PartBoundaryProps {
  children: ReactNode
  className?: string
}

/**
 * Keeps the editor open where one of its parts cannot be fetched: without a network the part says so in its place and is asked
 * for again, with a newer build the page is loaded again (PAGE-14). Every other error goes on to the page.
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
    const { children, className } = this.props
    if (error === null) return children
    if (!isMissingChunk(error)) throw error
    return (
      <div className={className}>
        <MissingPart onRetry={() => this.setState({ error: null })} />
      </div>
    )
  }
}

function MissingPart({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('editor')
  return (
    <Alert
      tone="block"
      role="alert"
      actions={
        <Button look="secondary" size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {t('notice.partMissing')}
    </Alert>
  )
}
