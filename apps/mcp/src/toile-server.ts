import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { noting } from './noted.js';
import { addPrompts, addResources } from './resources.js';
import type { ToolContext } from './tool.js';
import { addBoardTools } from './tools/boards.js';
import { addFigureTools } from './tools/figures.js';
import { addForecastTools } from './tools/forecasts.js';
import { addLookTools } from './tools/looks.js';
import { addQuestionTools } from './tools/questions.js';
import { addSeriesTools } from './tools/series.js';

const INSTRUCTIONS = [
  'Toile has runway looks and what people do with them: shares, searches, views, moodboards, by brand, trend, season and city.',
  'Begin with list_figures and find_name; ask_figure, ask_question, series and forecast answer with intervals, search_looks with looks.',
  'Every number has a window, a definition, a receipt and a link: pass them on. The member sees what is asked. "Low base" rests on few, "hidden" protects people.',
].join(' ');

const TOOLS = [
  addLookTools,
  addFigureTools,
  addQuestionTools,
  addSeriesTools,
  addForecastTools,
  addBoardTools,
];

/** An MCP server for one member: all it shows is asked of Toile with their token. */
export function toileServer(context: ToolContext): McpServer {
  const server = new McpServer(
    { name: 'toile', title: 'Toile', version: '0.1.0' },
    { instructions: INSTRUCTIONS },
  );
  const noted = noting(server, context.api);
  for (const add of TOOLS) add(noted, context);
  addResources(server, context);
  addPrompts(server);
  return server;
}
