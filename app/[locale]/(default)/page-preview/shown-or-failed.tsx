'use client'

import { Component, type ReactNode } from 'react'

interface ShownProps {
  children: ReactNode
  failed: string
}

/** What is written may be no page yet: then that is said, until the next one comes. */
export class ShownOrFailed extends Component<ShownProps, { isFailed: boolean }> {
  override state = { isFailed: false }

  static getDerivedStateFromError = () => ({ isFailed: true })

  override render() {
    const { children, failed } = this.props
    return this.state.isFailed ? (
      <p role="status" className="p-6 text-center">
        {failed}
      </p>
    ) : (
      children
    )
  }
}
