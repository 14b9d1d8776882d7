import { createFileRoute } from '@tanstack/react-router';
import { AnalysisPage } from '#web/pages/analysis-page.tsx';

export const Route = createFileRoute('/analysis/$id')({ component: AnalysisPage });
