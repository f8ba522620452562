<?php
require __DIR__ . '/lib/form.php';
require 'Symfony/Component/HttpClient/autoload.php';
require 'Symfony/Component/Mime/autoload.php';

use Symfony\Component\HttpClient\NativeHttpClient;
use Symfony\Component\Mime\Part\DataPart;
use Symfony\Component\Mime\Part\Multipart\FormDataPart;

$form = new FormDataPart($texts + array_map(fn (string $path) => DataPart::fromPath($path), $paths));
$headers = $form->getPreparedHeaders()->toArray();
(new NativeHttpClient())->request('POST', $url, ['headers' => $headers, 'body' => $form->bodyToIterable()])->getContent();
$client = trim(shell_exec("dpkg-query -W -f '\${Version}' php-symfony-http-client"));
$mime = trim(shell_exec("dpkg-query -W -f '\${Version}' php-symfony-mime"));
echo "Symfony HttpClient $client, Mime $mime\n";
