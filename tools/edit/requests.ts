import path from 'node:path';
import { z } from 'zod';
import { kindOfFile } from '../../src/content/kinds';

/** A path of the project as the form names it; gives the path below data/. Everything else is refused. */
const dataPath = z
  .string()
  .transform((name) => path.posix.normalize(name))
  .refine(
    (name) =>
      name.startsWith('data/') && !name.includes('\\') && !/\/\./.test(name),
  )
  .transform((name) => name.slice('data/'.length));

const contentPath = dataPath.refine((file) => kindOfFile(file) !== undefined);

const picturePath = dataPath.refine((file) =>
  /^images\/.+\.(?:jpe?g|png|webp|avif)$/.test(file),
);

const asset = z.object({
  path: picturePath,
  content: z.string(),
  encoding: z.literal('base64'),
});

/** What the form asks for: the part of Decap's proxy interface that it uses without an editorial workflow. */
export const request = z.discriminatedUnion('action', [
  z.object({ action: z.literal('info') }),
  z.object({
    action: z.literal('entriesByFolder'),
    params: z.object({ folder: dataPath }),
  }),
  z.object({
    action: z.literal('entriesByFiles'),
    params: z.object({
      files: z.array(
        z.object({ path: contentPath, label: z.string().optional() }),
      ),
    }),
  }),
  z.object({
    action: z.literal('getEntry'),
    params: z.object({ path: contentPath }),
  }),
  z.object({
    action: z.literal('persistEntry'),
    params: z.object({
      dataFiles: z.array(
        z.object({
          path: contentPath,
          raw: z.string(),
          newPath: contentPath.optional(),
        }),
      ),
      assets: z.array(asset),
    }),
  }),
  z.object({
    action: z.literal('getMedia'),
    params: z.object({ mediaFolder: dataPath }),
  }),
  z.object({
    action: z.literal('getMediaFile'),
    params: z.object({ path: picturePath }),
  }),
  z.object({
    action: z.literal('persistMedia'),
    params: z.object({ asset }),
  }),
  z.object({
    action: z.literal('deleteFiles'),
    params: z.object({
      paths: z.array(z.union([contentPath, picturePath])),
    }),
  }),
  z.object({ action: z.literal('getDeployPreview') }),
  z.object({ action: z.literal('getNotes') }),
]);

export type FormRequest = z.infer<typeof request>;
