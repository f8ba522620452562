<?php
require __DIR__ . '/lib/form.php';

$handle = curl_init($url);
$files = array_map(fn (string $path) => new CURLFile($path, 'application/pdf', basename($path)), $paths);
curl_setopt_array($handle, [CURLOPT_POSTFIELDS => $texts + $files, CURLOPT_RETURNTRANSFER => true]);
curl_exec($handle) ?: exit(1);
echo 'PHP ' . PHP_VERSION . ', libcurl ' . curl_version()['version'] . "\n";
